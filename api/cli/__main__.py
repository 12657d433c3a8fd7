"""`python -m api.cli`, for when the script `hourglass` is not on the path."""

from api.cli import main

if __name__ == "__main__":
    main()
