"""Plays the golden campaigns anew, after a change of the rules or of the pack; review what changed."""

from tests.golden.campaigns.kept import CAMPAIGNS, write

if __name__ == "__main__":
    for name in CAMPAIGNS:
        print(f"{name:8} {write(name)}")
