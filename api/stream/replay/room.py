"""A room of a shared replay: who is there, who leads, and what is shown. Nodes that have members of it agree on these.

Each node tells what it knows. Whatever order that arrives in, all come to the same: of two leads, moments or
connections of a member the greater counts.
"""

from collections.abc import Callable, Iterable
from time import monotonic
from uuid import UUID

from api.shared.problems import TooManyStreams
from api.stream.replay.members import Member, digest_of
from api.stream.replay.messages import MEMBER_MAX, Pointed, RoomState, Shown
from api.stream.replay.reports import MEMBERS_MAX, Lead, MemberReport, Moment, PointReport, RoomReport
from domain.kernel.errors import NotYourSeat

HELD_MAX = 2 * MEMBERS_MAX
"""Members that a node knows: several nodes can let members in at the same time."""
NODES_MAX = 64
"""Other nodes that a room hears."""


class Room:
    """Members who look back at one table together. The first who comes leads.

    node: this one; say: tells the other nodes; heard_at: when each of them last told anything, in seconds.
    """

    def __init__(self, table: UUID, name: str, node: bytes, say: Callable[[RoomReport], None]) -> None:
        self.table, self.name = table, name
        self.members: dict[bytes, Member] = {}
        self.lead, self.moment = Lead(), Moment()
        self.heard_at: dict[bytes, float] = {}
        self._node, self._say = node, say

    @property
    def present(self) -> list[Member]:
        """The members whose connections stand, in the order in which they came."""
        return [one for one in self._ordered() if one.is_present]

    @property
    def here(self) -> list[Member]:
        """The members whose places this node keeps."""
        return [one for one in self._ordered() if one.node == self._node]

    @property
    def leader(self) -> Member | None:
        """Who leads, if that member's place is still kept."""
        return self.members.get(self.lead.key)

    def member(self, key: str) -> Member:
        """Return a new member, or the one that comes back with its key. Raises TooManyStreams."""
        digest = digest_of(self.name, key)
        if found := self.members.get(digest):
            return found
        if len(self.members) >= MEMBERS_MAX:
            raise TooManyStreams(f"this replay has {MEMBERS_MAX} members; open another one")
        made = self.members[digest] = Member(digest, self._next_id())
        if not self.lead.turn:
            self.lead = Lead(1, digest)
        return made

    def settle(self, member: Member) -> None:
        """Let a member lead who comes into a room that nobody else is in, and that nobody leads."""
        if self.leader is None and self.present == [member]:
            self._pass_lead(member)

    def show(self, by: Member, at: int) -> None:
        """Show all a moment. Raises NotYourSeat."""
        self._check_leader(by)
        self.moment = Moment(self.lead.turn, self.moment.step + 1, at)
        self._give_moment(by)
        self._say(self._report())

    def point(self, by: Member, of: str | None) -> None:
        """Let a member point at a thing."""
        self._give_point(by, of)
        self._say(self._report(point=PointReport(by.key, of)))

    def hand(self, by: Member, to: int) -> None:
        """Hand the lead to another member. Raises NotYourSeat."""
        self._check_leader(by)
        other = next((one for one in self.present if one.id == to), None)
        if other is None:
            raise NotYourSeat("that member is not there; hand the lead to one who is present")
        self._pass_lead(other)
        self.tell()

    def take(self, by: Member) -> None:
        """Let a member take the lead that nobody present has. Raises NotYourSeat."""
        leader = self.leader
        if leader is not None and leader.is_present and leader is not by:
            raise NotYourSeat("another member leads; ask for the lead")
        self._pass_lead(by)
        self.tell()

    def forget(self, member: Member) -> None:
        """Give up the place of a member who did not come back. The lead passes to the next member."""
        self._drop(member)
        self.tell()

    def tell(self) -> None:
        """Tell all who is there, also at other nodes."""
        self._tell_here()
        self._say(self.report())

    def report(self, *, is_asking: bool = False) -> RoomReport:
        """Return all that this node tells the others."""
        return self._report(tuple(one.report() for one in self.here)[:MEMBERS_MAX], is_asking=is_asking)

    def hear(self, told: RoomReport) -> None:
        """Take in what another node tells, and tell those who are here what is new to them."""
        if told.node in self.heard_at or len(self.heard_at) < NODES_MAX:
            self.heard_at[told.node] = monotonic()
        before, moment = self._state(), self.moment
        if told.members is not None:
            self._take_in(told.node, told.members)
        self.lead, self.moment = max(self.lead, told.lead), max(self.moment, told.moment)
        if self._state() != before:
            self._tell_here()
        elif self.moment != moment:
            self._give_moment()
        pointing = told.point and self.members.get(told.point.key)
        if told.point and pointing:
            self._give_point(pointing, told.point.of)
        if self._renumber():
            self.tell()
        elif told.is_asking:
            self._say(self.report())

    def lose(self, node: bytes) -> list[Member]:
        """Note that another node is silent. Return the members that were connected to it; their places are kept."""
        self.heard_at.pop(node, None)
        lost = [one for one in self.members.values() if one.node == node]
        for one in lost:
            one.node, one.is_elsewhere = None, False
        if lost:
            self._tell_here()
        return lost

    def _report(
        self,
        members: tuple[MemberReport, ...] | None = None,
        point: PointReport | None = None,
        *,
        is_asking: bool = False,
    ) -> RoomReport:
        return RoomReport(self._node, self.lead, self.moment, members, point, is_asking)

    def _ordered(self) -> list[Member]:
        return sorted(self.members.values(), key=lambda one: (one.id, one.key))

    def _next_id(self) -> int:
        return min(MEMBER_MAX, 1 + max((one.id for one in self.members.values()), default=0))

    def _state(self) -> object:
        return self.lead, [one.told() for one in self._ordered()]

    def _take_in(self, node: bytes, members: Iterable[MemberReport]) -> None:
        told = {one.key: one for one in members}
        for gone in [one for one in self.members.values() if one.node == node and one.key not in told]:
            self._drop(gone)
        for report in told.values():
            known = self.members.get(report.key)
            if known is None and len(self.members) < HELD_MAX:
                known = self.members[report.key] = Member(report.key, report.id)
            if known is not None and (known.connections, known.node or b"") <= (report.connections, node):
                known.follow(node, report)

    def _renumber(self) -> bool:
        """Give members who are here numbers of their own, if members came to several nodes at the same time."""
        first = {one.id: one.key for one in reversed(self._ordered())}
        twins = [one for one in self.here if first[one.id] != one.key]
        for one in twins:
            one.id = self._next_id()
        return bool(twins)

    def _drop(self, member: Member) -> None:
        member.stay()
        self.members.pop(member.key, None)
        if self.lead.key == member.key and (present := self.present):
            self._pass_lead(present[0])

    def _pass_lead(self, to: Member) -> None:
        self.lead = Lead(self.lead.turn + 1, to.key)

    def _give_moment(self, by: Member | None = None) -> None:
        for one in self.members.values():
            if one is not by:
                one.give(Shown(self.moment.at))

    def _give_point(self, by: Member, of: str | None) -> None:
        for one in self.members.values():
            if one is not by:
                one.give(Pointed(by.id, of))

    def _tell_here(self) -> None:
        leader = self.leader
        members = [one.told() for one in self._ordered()]
        for one in self.members.values():
            one.give(RoomState(one.id, leader.id if leader else None, self.moment.at or None, members))

    def _check_leader(self, member: Member) -> None:
        if self.lead.key != member.key:
            raise NotYourSeat("only who leads may do this; ask for the lead, or look alone")
