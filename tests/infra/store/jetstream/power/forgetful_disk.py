"""A file system that loses in a power cut whatever was written and not waited for. Linux alone has what it needs.

`python forgetful_disk.py FOLDER COMMAND...` puts it at a folder and becomes the command. It ends with the command,
however that ends, and then a folder beside holds only what was synced. Names are kept at once: a file that was renamed
before it was synced is there and empty, the worst that a real disk does. Linux asks for each operation by the FUSE
protocol, version 7.31.
"""

import ctypes
import errno
import os
import signal
import stat
import struct
import sys
from collections.abc import Callable
from pathlib import Path

ROOT_ID = 1
MINOR, WRITE_BYTES_MAX, REQUEST_BYTES_MAX = 31, 1 << 17, 1 << 20
HEADER, ANSWER = struct.Struct("<IIQQIIII"), struct.Struct("<IiQ")
ATTRIBUTES, TIMES = struct.Struct("<QQQQQQIIIIIIIIII"), struct.Struct("<QQQQII")
INIT_ANSWER = struct.Struct("<IIIIHHIIHHIIIIIIII")
READ, WRITE, NEW_SIZE = struct.Struct("<QQI"), struct.Struct("<QQIIQII"), struct.Struct("<IIQQ")
BIG_WRITES, SETS_SIZE = 1 << 5, 1 << 3
NO_SUID, NO_DEVICES, KILLED_WITH_PARENT = 2, 4, 1


class Node:
    """A file or folder. path: in the folder that is kept; synced: a descriptor of a file's bytes that are kept; now:
    its bytes as they are read, None while they are the same; unsynced: which of them are not kept.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.synced: int | None = None
        self.now: bytearray | None = None
        self.unsynced: list[tuple[int, int]] = []

    def open(self) -> int:
        """Return the descriptor, opened if needed: it outlives the file's name."""
        if self.synced is None:
            self.synced = os.open(self.path, os.O_RDWR)
        return self.synced

    def changed(self) -> bytearray:
        """Return the bytes to change."""
        if self.now is None:
            self.now = bytearray(os.pread(self.open(), os.fstat(self.open()).st_size, 0))
        return self.now

    def write(self, offset: int, data: bytes) -> None:
        """Write without keeping it."""
        now = self.changed()
        now.extend(bytes(max(offset - len(now), 0)))
        now[offset : offset + len(data)] = data
        self.unsynced.append((offset, len(data)))

    def sync(self) -> None:
        """Keep what it is now."""
        if self.now is not None:
            os.ftruncate(self.open(), len(self.now))
            for offset, length in self.unsynced:
                os.pwrite(self.open(), self.now[offset : offset + length], offset)
            self.now, self.unsynced = None, []


class ForgetfulDisk:
    """Answers what Linux asks about a folder of which another folder keeps what is synced."""

    def __init__(self, kept: Path) -> None:
        self._nodes = {ROOT_ID: Node(kept)}
        self._ids = {kept: ROOT_ID}
        self._answers: dict[int, Callable[[int, bytes], bytes]] = {
            1: lambda id, body: self._entry(self._child(id, body)),
            3: lambda id, body: bytes(16) + self._attributes(id),
            4: self._set,
            9: self._make_folder,
            10: lambda id, body: self._remove(self._child(id, body)),
            11: lambda id, body: self._remove(self._child(id, body)),
            12: lambda id, body: self._rename(id, body, 8),
            14: lambda id, body: bytes(16),
            15: self._read,
            16: self._write,
            17: lambda id, body: struct.pack("<QQQQQIIII24x", *[1 << 24] * 5, 4096, 255, 4096, 0),
            18: lambda id, body: b"",
            20: self._sync,
            25: lambda id, body: b"",
            26: lambda id, body: self._init(body),
            27: lambda id, body: bytes(16),
            28: self._list,
            29: lambda id, body: b"",
            30: lambda id, body: b"",
            35: self._create,
            45: lambda id, body: self._rename(id, body, 16),
        }

    def serve(self, device: int) -> None:
        """Answer until the folder is no more in use."""
        while True:
            try:
                request = os.read(device, REQUEST_BYTES_MAX)
            except OSError as error:
                if error.errno in (errno.EINTR, errno.ENOENT):
                    continue
                return
            _, operation, unique, id, *_ = HEADER.unpack_from(request)
            if operation in (2, 36, 42):  # forgets and interrupts have no answer
                continue
            number, body = 0, b""
            try:
                answer = self._answers.get(operation)
                if answer is None:
                    raise OSError(errno.ENOSYS, "not needed by a server")
                body = answer(id, request[HEADER.size :])
            except OSError as error:
                number = error.errno or errno.EIO
            os.write(device, ANSWER.pack(ANSWER.size + len(body), -number, unique) + body)

    def _init(self, body: bytes) -> bytes:
        return INIT_ANSWER.pack(7, MINOR, 0, BIG_WRITES, 16, 12, WRITE_BYTES_MAX, 1, 0, 0, *[0] * 8)

    def _child(self, id: int, name: bytes) -> Path:
        return self._nodes[id].path / os.fsdecode(name.partition(b"\0")[0])

    def _id_of(self, path: Path) -> int:
        if path not in self._ids:
            self._ids[path] = ROOT_ID + len(self._nodes)
            self._nodes[self._ids[path]] = Node(path)
        return self._ids[path]

    def _entry(self, path: Path) -> bytes:
        path.lstat()
        id = self._id_of(path)
        return TIMES.pack(id, 0, 0, 0, 0, 0) + self._attributes(id)

    def _attributes(self, id: int) -> bytes:
        node = self._nodes[id]
        said = os.fstat(node.synced) if node.synced is not None else node.path.lstat()
        size = said.st_size if node.now is None else len(node.now)
        times = (int(said.st_atime), int(said.st_mtime), int(said.st_ctime))
        owner = (said.st_mode, said.st_nlink, os.getuid(), os.getgid())
        return ATTRIBUTES.pack(id, size, (size + 511) // 512, *times, 0, 0, 0, *owner, 0, 4096, 0)

    def _set(self, id: int, body: bytes) -> bytes:
        valid, _, _, size = NEW_SIZE.unpack_from(body)
        if valid & SETS_SIZE:
            now = self._nodes[id].changed()
            before = len(now)
            del now[size:]
            self._nodes[id].write(size, b"")
            self._nodes[id].unsynced.append((before, max(size - before, 0)))
        return bytes(16) + self._attributes(id)

    def _make_folder(self, id: int, body: bytes) -> bytes:
        path = self._child(id, body[8:])
        path.mkdir()
        return self._entry(path)

    def _create(self, id: int, body: bytes) -> bytes:
        path = self._child(id, body[16:])
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        return self._entry(path) + bytes(16)

    def _remove(self, path: Path) -> bytes:
        if stat.S_ISDIR(path.lstat().st_mode):
            path.rmdir()
        else:
            if path in self._ids:
                self._nodes[self._ids[path]].open()  # who has it open goes on using it
            path.unlink()
        self._ids.pop(path, None)
        return b""

    def _rename(self, id: int, body: bytes, names_at: int) -> bytes:
        [folder] = struct.unpack_from("<Q", body)
        old, new = (os.fsdecode(name) for name in body[names_at:].split(b"\0")[:2])
        before, after = self._nodes[id].path / old, self._nodes[folder].path / new
        if after in self._ids:
            self._nodes[self._ids.pop(after)].synced = None
        before.rename(after)
        for path in [path for path in self._ids if path == before or before in path.parents]:
            moved = self._ids.pop(path)
            self._nodes[moved].path = after / path.relative_to(before)
            self._ids[self._nodes[moved].path] = moved
        return b""

    def _read(self, id: int, body: bytes) -> bytes:
        _, offset, size = READ.unpack_from(body)
        node = self._nodes[id]
        return os.pread(node.open(), size, offset) if node.now is None else bytes(node.now[offset : offset + size])

    def _write(self, id: int, body: bytes) -> bytes:
        _, offset, size, *_ = WRITE.unpack_from(body)
        self._nodes[id].write(offset, body[WRITE.size : WRITE.size + size])
        return struct.pack("<II", size, 0)

    def _sync(self, id: int, body: bytes) -> bytes:
        self._nodes[id].sync()
        return b""

    def _list(self, id: int, body: bytes) -> bytes:
        _, offset, size = READ.unpack_from(body)
        listed = b""
        for place, path in enumerate(sorted(self._nodes[id].path.iterdir())[offset:], offset + 1):
            name = os.fsencode(path.name)
            kind = stat.S_IFMT(path.lstat().st_mode) >> 12
            entry = struct.pack("<QQII", self._id_of(path), place, len(name), kind) + name
            entry += bytes(-len(entry) % 8)
            if len(listed) + len(entry) > size:
                break
            listed += entry
        return listed


def mount(folder: Path) -> int:
    """Put the file system at a folder, and return where Linux asks. Raises OSError."""
    device = os.open("/dev/fuse", os.O_RDWR)
    said = f"fd={device},rootmode=40000,user_id={os.getuid()},group_id={os.getgid()}"
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mount(b"forgetful", os.fsencode(folder), b"fuse", NO_SUID | NO_DEVICES, said.encode()):
        raise OSError(ctypes.get_errno(), "cannot mount")
    return device


def main(folder: Path, command: list[str]) -> None:
    """Put the file system at a folder that nobody else sees it at, and become the command."""
    kept = folder.with_name(folder.name + "-kept")
    for one in (folder, kept):
        one.mkdir(exist_ok=True)
    device, command_id = mount(folder), os.getpid()
    if os.fork() == 0:
        ctypes.CDLL(None).prctl(KILLED_WITH_PARENT, signal.SIGKILL)
        if os.getppid() == command_id:  # else it has ended already
            ForgetfulDisk(kept).serve(device)
        os._exit(0)
    os.execv(command[0], command)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
