import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
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
  /** Changes with every refused save: then the first field with an error is shown and gets the focus. */
  refusals: number;
};

/** The three parts of the form. A part with an error is marked. */
export function CustomizerTabs({ form, contents, refusals }: CustomizerTabsProps) {
  const [tab, setTab] = useState<CustomizerTab>('content');
  const { errors } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refused save moves the focus
  useEffect(() => {
    const first = TABS.find(({ id }) => hasError(errors, id));
    if (refusals === 0 || first === undefined) return;
    setTab(first.id);
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role=tabpanel] [aria-invalid=true]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [refusals]);
  return (
    <Tabs
      label="Parts of the website"
      value={tab}
      onChange={setTab}
      items={TABS.map(({ id, label }) => ({
        id,
        label,
        content: contents[id],
        ...(hasError(errors, id) && { icon: <Attention /> }),
      }))}
    />
  );
}

function Attention() {
  return (
    <span className={styles.attention}>
      <CircleAlert aria-hidden="true" />
      <VisuallyHidden>Needs attention: </VisuallyHidden>
    </span>
  );
}

function hasError(errors: FieldErrors<CustomizerValues>, tab: CustomizerTab): boolean {
  const { menu_items, primary_color, secondary_color, ...texts } = errors.template_customizations ?? {};
  if (tab === 'menu') return menu_items !== undefined;
  if (tab === 'design') return primary_color !== undefined || secondary_color !== undefined;
  return errors.website_name !== undefined || Object.values(texts).some((error) => error !== undefined);
}
