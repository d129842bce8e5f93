import { LINE_KINDS, type LineKind } from '#shared/profile/menu-lines/menu-line.ts';
import type { UnreadLine } from '#shared/profile/menu-lines/menu-state.ts';
import type { MenuReading } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';

/** Owners don’t read longer lists. */
const MOST_SHOWN = 40;

type UnreadLinesProps = { read: MenuReading; onTell: (line: UnreadLine, kind: LineKind) => void };

/** Lines that aren’t part of a dish. The owner classifies each with one press. */
export function UnreadLines({ read, onTell }: UnreadLinesProps) {
  const { unread: lines } = read;
  if (lines.length === 0) return null;
  const title =
    lines.length === 1 ? '1 line we didn’t understand' : `${lines.length} lines we didn’t understand`;
  const more = lines.length - MOST_SHOWN;
  return (
    <Notice tone="warning" title={title}>
      <Note>Choose a type for each line. Otherwise, a line with one price becomes a dish.</Note>
      <Stack as="ul" gap={1.5} breaks above={1}>
        {lines.slice(0, MOST_SHOWN).map((line) => (
          <li key={line.at} data-unread="">
            <span>{line.text}</span>
            <Cluster as="span" gap={0.5} above={0.5}>
              {LINE_KINDS.map((kind) => (
                <Choice key={kind} kind={kind} line={line} read={read} onTell={onTell} />
              ))}
            </Cluster>
          </li>
        ))}
      </Stack>
      {more > 0 ? <Note>And {more} more.</Note> : null}
    </Notice>
  );
}

type ChoiceProps = UnreadLinesProps & { kind: LineKind; line: UnreadLine };

/** A description needs a dish above it. */
function Choice({ kind, line, read, onTell }: ChoiceProps) {
  const above = read.accepted.findLast(({ field, lines }) => field === 'dishes' && lines.first < line.at);
  if (kind === 'Description' && above === undefined) return null;
  const of = kind === 'Description' && above !== undefined ? ` of ${above.value.name}` : '';
  return (
    <Button size="small" aria-label={`${kind}${of}: ${line.text}`} onClick={() => onTell(line, kind)}>
      {kind}
    </Button>
  );
}
