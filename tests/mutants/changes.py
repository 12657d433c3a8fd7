"""The mutants of a module: each is the module with one small change."""

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

OTHER: dict[type[ast.AST], type[ast.AST]] = {
    **{ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn},
    **{ast.NotIn: ast.In, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt},
    **{ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add},
    **{ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr},
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
WITHOUT_EFFECT = ("annotation", "returns", "type_params")
"""Fields of a node that play no part when the code runs."""

Change = tuple[str, Callable[[Any], None]]
"""What it does, and the function that does it to a node."""


class Mutant(NamedTuple):
    """One change. name: of the function or constant in which it lies; code: of the function's body, or of the
    statement that sets the constant.
    """

    line: int
    what: str
    name: str
    code: CodeType


def mutants(path: Path) -> Iterator[Mutant]:
    """Yield the mutants of a module's functions and constants; classes, decorators and defaults stay as they are."""
    tree = ast.parse(path.read_text("utf-8"))
    for top, statement in enumerate(tree.body):
        if (name := name_of(statement)) is None:
            continue
        for place, node in enumerate(changeable(statement)):
            for which, (what, _) in enumerate(changes(node)):
                new = deepcopy(tree)
                changed = list(changeable(new.body[top]))[place]
                list(changes(changed))[which][1](changed)
                code = own_code(ast.fix_missing_locations(new), top, str(path))
                yield Mutant(getattr(node, "lineno", statement.lineno), what, name, code)


def name_of(statement: ast.stmt) -> str | None:
    """Return the name of a function or a constant of a module; None for other statements."""
    match statement:
        case ast.FunctionDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return None


def changeable(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield the nodes of a function's body, or of a constant, that run."""
    if isinstance(statement, ast.FunctionDef):
        yield from nodes(ast.Module(statement.body, []))
    else:
        yield from nodes(statement)


def nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and those below it that run; neither assertions nor the argument `strict`, which only asserts."""
    yield node
    for field, value in ast.iter_fields(node):
        for below in value if isinstance(value, list) else (value,):
            asserts = isinstance(below, ast.Assert) or (isinstance(below, ast.keyword) and below.arg == "strict")
            if isinstance(below, ast.AST) and field not in WITHOUT_EFFECT and not asserts:
                yield from nodes(below)


def changes(node: ast.AST) -> Iterator[Change]:
    """Yield what may be changed at one node, not at those below it."""
    yield from changed_signs(node)
    yield from changed_conditions(node)
    yield from left_out(node)


def changed_signs(node: ast.AST) -> Iterator[Change]:
    """Yield the changes of operators, numbers and the like."""
    match node:
        case ast.Compare():
            for index, sign in enumerate(node.ops):
                yield f"{type(sign).__name__} is {OTHER[type(sign)].__name__}", put("ops", index, OTHER[type(sign)]())
        case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in OTHER:
            yield f"{type(op).__name__} is {OTHER[type(op)].__name__}", put("op", None, OTHER[type(op)]())
        case ast.Constant(value=bool(value)):
            yield f"{value} is {not value}", put("value", None, not value)
        case ast.Constant(value=int(value)):
            yield f"{value} is {value + 1}", put("value", None, value + 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield f"{name} is {CALLED[name]}", put("func", None, ast.Name(CALLED[name], ast.Load()))


def changed_conditions(node: ast.AST) -> Iterator[Change]:
    """Yield the changes that negate a condition, or leave out a part of it."""
    match node:
        case ast.BoolOp(op=op, values=values):
            for index, value in enumerate(values):
                yield f"without {ast.unparse(value)}", put("values", index, ast.Constant(isinstance(op, ast.And)))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"without not: {ast.unparse(operand)}", put("operand", None, ast.UnaryOp(ast.Not(), operand))
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield f"not: {ast.unparse(test)}", put("test", None, ast.UnaryOp(ast.Not(), test))
        case ast.comprehension(ifs=ifs):
            for index, test in enumerate(ifs):
                yield f"without if {ast.unparse(test)}", put("ifs", index, ast.Constant(True))


def left_out(node: ast.AST) -> Iterator[Change]:
    """Yield the changes that leave out one statement of a block."""
    for field in ("body", "orelse"):
        block = getattr(node, field, ())
        for index, statement in enumerate(block if isinstance(block, list) else ()):
            if (instead := without(statement)) is not None:
                yield f"without {ast.unparse(statement)}", put(field, index, instead)


def put(field: str, index: int | None, new: Any) -> Callable[[Any], None]:
    """Return the function that sets a field of a node, or one item of it."""

    def change(node: Any) -> None:
        if index is None:
            setattr(node, field, new)
        else:
            getattr(node, field)[index] = new

    return change


def without(statement: ast.stmt) -> ast.stmt | None:
    """Return what stands there if a statement is left out; None if nothing would come of it."""
    match statement:
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            return ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))  # the function still yields
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Break() | ast.Continue() | ast.Return(value=None):
            return ast.Pass()
    return None


def own_code(tree: ast.Module, top: int, path: str) -> CodeType:
    """Return the code of a function's body, or of another statement; top: its place in the module."""
    statement = tree.body[top]
    if isinstance(statement, ast.FunctionDef):
        return body_code(compile(tree, path, "exec"), statement.name)
    return compile(ast.Module([statement], []), path, "exec")


def body_code(module: CodeType, function: str) -> CodeType:
    """Return the code of the body of a module's function."""
    return next(one for one in module.co_consts if isinstance(one, CodeType) and one.co_name == function)
