"""The log's own format: lines, tree, checkpoints, proofs, archives. Source: audit protocol 3."""
