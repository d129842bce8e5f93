import type { Answer } from '#shared/assistant/assistant-answer.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import styles from './answer-view.module.css';
import { ProposalCard } from './proposal-card.tsx';
import { screenLink } from './screen-link.ts';
import type { Assistant } from './use-assistant.ts';
import { WritingCard } from './writing-card.tsx';

type AnswerViewProps = {
  answer: Answer;
  assistant: Assistant;
  onLeave: () => void;
  /** Set for the newest answer, whose suggestions are buttons. */
  onAsk?: (question: string) => void;
};

/** The answer, its numbers with their date, a link to the screen, and a proposed change. */
export function AnswerView({ answer, assistant, onLeave, onAsk }: AnswerViewProps) {
  const { text, figures, sources, proposal, writing, suggestions } = answer;
  const link = screenLink(answer);
  return (
    <Stack gap={1} align="start">
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {figures.length === 0 ? null : (
        <Facts look="rows" divided width="full">
          {figures.map(({ label, value, isEstimate }) => (
            <Fact key={label} label={label}>
              {value} {isEstimate === true ? <span className={styles.mark}>estimate</span> : null}
            </Fact>
          ))}
        </Facts>
      )}
      {sources.map(({ name, at }) => (
        <p key={name} className={styles.source}>
          {name}, as of <time dateTime={at}>{formatMoment(at)}</time>
        </p>
      ))}
      {proposal === undefined ? null : <ProposalCard proposal={proposal} assistant={assistant} />}
      {writing === undefined ? null : <WritingCard writing={writing} onLeave={onLeave} />}
      {link === undefined ? null : (
        <LinkButton size="small" href={link.href} onClick={onLeave}>
          Open {link.name}
        </LinkButton>
      )}
      {onAsk === undefined
        ? null
        : suggestions.map((question) => (
            <Button key={question} size="small" onClick={() => onAsk(question)}>
              {question}
            </Button>
          ))}
    </Stack>
  );
}
