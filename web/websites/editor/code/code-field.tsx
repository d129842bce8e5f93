import { type ReactNode, type RefObject, Suspense } from 'react';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Text } from '#web/ui/text.tsx';
import type { EditorField } from '#web/websites/editor/draft/editor-draft.ts';
import type { Editor } from '#web/websites/editor/draft/use-editor.ts';
import type { CodeEditorHandle } from './code-editor.tsx';
import styles from './code-field.module.css';
import { FindingList } from './finding-list.tsx';

/** The code editor is larger than the rest of the screen, so it loads later. */
const CodeEditor = lazyPart(() => import('./code-editor.tsx').then((m) => m.CodeEditor));

/** Shared by both tabs with a code editor. */
export type CodeTabProps = {
  editor: Editor;
  mistakes: Partial<Record<EditorField, string>>;
  findings: readonly SourceFinding[];
  /** Goes to the line of a finding. */
  onShow: (finding: SourceFinding) => void;
  code: RefObject<CodeEditorHandle | null>;
  /** Whether its tab is selected. The selected tab lists the findings of both. */
  isInSight: boolean;
};

type CodeFieldProps = CodeTabProps & {
  language: SourceFinding['source'];
  label: string;
  hint: string;
  /** Shown next to the label. */
  tool?: ReactNode;
};

/** HTML or CSS with its label, findings, and a note about editing. */
export function CodeField({ language, label, hint, tool, code, ...shared }: CodeFieldProps) {
  const { editor, mistakes, findings, onShow, isInSight } = shared;
  const mistake = mistakes[language];
  return (
    <Stack gap={1} className={styles.field}>
      <Cluster gap={2} rowGap={1} align="end" justify="between" className={styles.head}>
        <div>
          <h2>{label}</h2>
          <Text size="small" tone="faint" className={styles.hint}>
            {hint}
          </Text>
        </div>
        {tool}
      </Cluster>
      {mistake === undefined ? null : (
        <Text size="small" tone="danger">
          {mistake}
        </Text>
      )}
      <Suspense fallback={<CodeLoading label={`Loading the ${label} editor…`} />}>
        <CodeEditor
          ref={code}
          language={language}
          label={label}
          value={editor.draft[language]}
          onChange={(text) => editor.set(language, text)}
          findings={findings.filter(({ source }) => source === language)}
        />
      </Suspense>
      {isInSight ? <FindingList findings={findings} onShow={onShow} /> : null}
    </Stack>
  );
}

function CodeLoading({ label }: { label: string }) {
  return <Loading label={label} className={styles.loading} shapes={[9]} />;
}
