"""The keys that belong to a store: one encrypts its seeds, the other signs its checkpoints."""

import logging

from infra.keys.signer import Signer
from infra.keys.vault import Vault
from infra.settings import Settings
from infra.store.recorder import StoreRecorder

logger = logging.getLogger("hourglass")

NONE_LISTED = (
    "%s.signing.public listed no key, but the store holds tables: what an earlier key signed cannot be verified until "
    "its line is restored; see docs/operations.md, A lost key"
)


def keys_of(settings: Settings, recorder: StoreRecorder) -> tuple[Vault, Signer]:
    """Read the keys of a store; create missing ones if the store has no seeds. Raises KeyFileError.

    A store without the key of its seeds is not served, because new tables would get another key. A lost signing key
    stops nothing, because its public half can be listed again at any time; a warning is logged.
    """
    seeds, key_file = recorder.seeds_to_try(), settings.key_file
    vault = Vault(key_file, seeds)
    signer = Signer(settings.service_name, key_file.with_name(f"{key_file.name}.signing"))
    if seeds and signer.is_first:
        logger.warning(NONE_LISTED, key_file)
    return vault, signer
