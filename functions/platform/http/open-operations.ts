/** Functions that create an operation from what it needs, by operation: the exports of a group’s `operations.ts`. */
type Creators = Readonly<Record<string, (dependencies: never) => unknown>>;

type Operations<Group extends Creators> = { [Name in keyof Group]: ReturnType<Group[Name]> };

type NeededBy<Create> = Create extends (dependencies: infer Needed extends object) => unknown
  ? Needed
  : unknown;

/** What all of them need. */
type Dependencies<Group extends Creators> = {
  [Name in keyof Group]: (needed: NeededBy<Group[Name]>) => void;
}[keyof Group] extends (needed: infer All) => void
  ? All
  : never;

/** Creates the operations of a group. */
export function openOperations<Group extends Creators>(
  group: Group,
  dependencies: Dependencies<Group>,
): Operations<Group> {
  const opened = Object.entries(group).map(([name, create]) => [name, create(dependencies as never)]);
  return Object.fromEntries(opened) as Operations<Group>;
}
