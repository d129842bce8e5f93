import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './customizer-form.module.css';
import type { CustomizerValues } from './customizer-schema.ts';
import type { CustomizerForm } from './use-customizer-form.ts';

const TABS = [
  { id: 'content', label: 'Content' },
  { id: 'design', label: 'Design' },
  { id: 'menu', label: 'Menu' },
] as const;
export type CustomizerTab = (typeof TABS)[number]['id'];

type CustomizerTabsProps = {
  form: CustomizerForm;
  contents: Record<CustomizerTab, ReactNode>;
  /** Changes with each rejected save. Then the first field with an error is shown and focused. */
  refusals: number;
};

/** The three tabs of the form. Tabs with errors are marked, and hidden errors are listed. */
export function CustomizerTabs({ form, contents, refusals }: CustomizerTabsProps) {
  const [tab, setTab] = useState<CustomizerTab>('content');
  const { errors } = form.formState;
  const show = (id: CustomizerTab) => {
    setTab(id);
    return requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role=tabpanel] [aria-invalid=true]')?.focus(),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a rejected save moves the focus
  useEffect(() => {
    const first = TABS.find(({ id }) => hasError(errors, id));
    if (refusals === 0 || first === undefined) return;
    const frame = show(first.id);
    return () => cancelAnimationFrame(frame);
  }, [refusals]);
  const elsewhere = TABS.filter(({ id }) => id !== tab && hasError(errors, id));
  return (
    <>
      {elsewhere.map(({ id, label }) => (
        <Notice key={id} tone="danger" title={`Check the ${label} tab`}>
          <Cluster gap={1} justify="between">
            <span>{firstMistake(errorsOf(errors, id))}</span>
            <Button size="small" onClick={() => show(id)}>
              Go to {label}
            </Button>
          </Cluster>
        </Notice>
      ))}
      <Tabs
        label="Website sections"
        value={tab}
        onChange={setTab}
        items={TABS.map(({ id, label }) => ({
          id,
          label,
          content: contents[id],
          ...(hasError(errors, id) && { icon: <Attention /> }),
        }))}
      />
    </>
  );
}

function Attention() {
  return (
    <span className={styles.attention}>
      <CircleAlert />
      <VisuallyHidden>Needs attention: </VisuallyHidden>
    </span>
  );
}

function hasError(errors: FieldErrors<CustomizerValues>, tab: CustomizerTab): boolean {
  return firstMistake(errorsOf(errors, tab)) !== undefined;
}

/** The errors of one tab. The website name belongs to Content. */
function errorsOf(errors: FieldErrors<CustomizerValues>, tab: CustomizerTab): object {
  const { menu_items, primary_color, secondary_color, ...texts } = errors.template_customizations ?? {};
  if (tab === 'menu') return { menu_items };
  if (tab === 'design') return { primary_color, secondary_color };
  return { name: errors.website_name, ...texts };
}

/** The first message in a tree of errors. */
function firstMistake(errors: object): string | undefined {
  for (const [key, value] of Object.entries(errors)) {
    if (key === 'message' && typeof value === 'string') return value;
    if (key === 'ref' || typeof value !== 'object' || value === null) continue;
    const found = firstMistake(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
