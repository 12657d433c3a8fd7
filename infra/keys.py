"""The keys that belong to a store: the one that encrypts its seeds, and the one that signs its checkpoints."""

import logging

from infra.settings import Settings
from infra.signer import Signer
from infra.store.recorder import StoreRecorder
from infra.vault import Vault

logger = logging.getLogger("hourglass")

NONE_LISTED = (
    "%s.signing.public listed no key, but the store holds tables: what an earlier key signed cannot be verified until "
    "its line is back; see docs/operations.md, A lost key"
)


def keys_of(settings: Settings, recorder: StoreRecorder) -> tuple[Vault, Signer]:
    """Read the keys of a store, and make those that are missing beside a store without seeds. Raises KeyFileError.

    Without the key of its seeds a store is not served, since new tables would get another one. A lost signing key stops
    nothing: its public half can be listed again at any time. The log says so.
    """
    seeds, key_file = recorder.seeds_to_try(), settings.key_file
    vault = Vault(key_file, seeds)
    signer = Signer(settings.service_name, key_file.with_name(f"{key_file.name}.signing"))
    if seeds and signer.is_first:
        logger.warning(NONE_LISTED, key_file)
    return vault, signer
