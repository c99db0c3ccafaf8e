"""Proofs: a record shows that its chance was fixed in advance, and anybody can check it. docs/chance.md"""

import hmac
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from splittable.core import records
from splittable.core.chance import METHOD, Chance, Proof, Span, commitment_of
from splittable.core.errors import BadRecord
from splittable.core.records import Record

UNSEALED = "0" * 64


class Verified(NamedTuple):
    """`draws`: chance outcomes that follow from the proof. `parts`: seats whose browser added to it."""

    commitment: str
    draws: int
    parts: int


def proven(record: dict[str, Any], secret: str, parts: Sequence[str], given: int = 0) -> dict[str, Any]:
    """A record with the proof of its chance, which must have been drawn from this secret and these parts."""
    checked = records.parse(record)
    state = records.begin(checked)
    draws: list[Span] = []
    for number in range(len(checked.moves)):
        chances = state.chances() if number >= given else []
        records.step(state, checked, number)
        if chances:
            draws.append(span_of(state.last[1], chances))
    checked.proof = Proof(
        method=METHOD,
        commitment=commitment_of(secret),
        secret=secret,
        parts=list(parts),
        given=given,
        draws=draws,
        seal=UNSEALED,
    )
    checked.proof.seal = seal_of(checked)
    return {**record, "proof": msgspec.to_builtins(checked.proof) | {"draws": [list(span) for span in draws]}}


def verify(record: dict[str, Any]) -> Verified:
    """Recompute the chance of a record. BadRecord `record/proof` if it differs, `record/no_proof` without a proof."""
    return check(records.parse(record))


def check(record: Record) -> Verified:
    """Like `verify`, for a parsed record."""
    proof = record.proof
    if proof is None:
        raise BadRecord("record/no_proof", "this record has no proof: nobody can tell where its chance came from")
    check_form(record, proof)
    announced, found = fingerprint(proof.commitment), fingerprint(commitment_of(proof.secret))
    if proof.commitment != commitment_of(proof.secret):
        raise BadRecord(
            "record/proof", f"the secret is not the one announced before the game: {found}, not {announced}"
        )
    check_draws(record, proof)
    if seal_of(record) != proof.seal:
        raise BadRecord("record/proof", "the seal is broken: the record was changed after the game")
    return Verified(proof.commitment, len(proof.draws), sum(map(bool, proof.parts)))


def check_form(record: Record, proof: Proof) -> None:
    if proof.method != METHOD:
        raise BadRecord("record/field", f"expected a proof by {METHOD!r}, got {proof.method!r}; update this program")
    if len(proof.parts) != record.players:
        raise BadRecord("record/field", f"expected {record.players} parts, one for each seat, got {len(proof.parts)}")


def check_draws(record: Record, proof: Proof) -> None:
    """Replay the record; every chance outcome must be the one that the proof gives."""
    chance = Chance(proof.secret, proof.parts)
    spans = iter(proof.draws)
    state = records.begin(record)
    index = 0
    for number, move in enumerate(record.moves):
        chances = state.chances()
        if chances and number >= proof.given:
            expected = chance.choose(index, chances)
            if move != f"~ {expected}":
                raise BadRecord("record/proof", f"move {number + 1} is {move!r}; the proof gives '~ {expected}'")
            if next(spans, None) != span_of(expected, chances):
                raise BadRecord("record/proof", f"the proof's span of move {number + 1} is not what the rules give")
        index += bool(chances)
        records.step(state, record, number)
    if next(spans, None) is not None:
        raise BadRecord("record/proof", "the proof has more draws than the record")
    records.finish(state, record)


def span_of(outcome: str, chances: Sequence[tuple[str, int]]) -> Span:
    at = [other for other, _ in chances].index(outcome)
    weights = [weight for _, weight in chances]
    return Span(sum(weights[:at]), weights[at], sum(weights))


def seal_of(record: Record) -> str:
    """A digest of everything in a record but `meta`, which is the writer's own, and the seal itself."""
    sealed = msgspec.to_builtins(record)
    del sealed["meta"], sealed["proof"]["seal"]
    text = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hmac.digest(bytes.fromhex(sealed["proof"]["secret"]), text.encode(errors="replace"), "sha256").hex()


def fingerprint(commitment: str) -> str:
    """The beginning of a commitment, for people to compare: 3f2a-91c0-77de."""
    return "-".join(commitment[start : start + 4] for start in (0, 4, 8))
