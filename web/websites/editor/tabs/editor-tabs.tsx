import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { CodeEditorHandle } from '#web/websites/editor/code/code-editor.tsx';
import type { Editor } from '#web/websites/editor/draft/use-editor.ts';
import type { Save } from '#web/websites/editor/draft/use-save.ts';
import type { LivePage } from '#web/websites/editor/preview/use-live-page.ts';
import type { Regeneration } from '#web/websites/editor/regeneration/use-regeneration.ts';
import { ContentTab } from './content-tab.tsx';
import { DesignTab } from './design-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';

type TabId = 'content' | 'design' | 'settings';

type EditorTabsProps = { editor: Editor; save: Save; page: LivePage; regeneration: Regeneration };

/** Spec, website builder §2.6: Content, Design, Settings. */
export function EditorTabs({ editor, save, page, regeneration }: EditorTabsProps) {
  const [tab, setTab] = useState<TabId>('content');
  const html = useRef<CodeEditorHandle>(null);
  const css = useRef<CodeEditorHandle>(null);
  const show = ({ source, line }: SourceFinding) => {
    // The field must be visible before it can take the focus.
    flushSync(() => setTab(source === 'html' ? 'content' : 'design'));
    (source === 'html' ? html : css).current?.showLine(line);
  };
  const fields = { editor, mistakes: save.mistakes, findings: page.findings, onShow: show };
  return (
    <Tabs
      label="Editor sections"
      value={tab}
      onChange={setTab}
      isKept
      items={[
        {
          id: 'content',
          label: 'Content',
          content: <ContentTab {...fields} code={html} isInSight={tab === 'content'} />,
        },
        {
          id: 'design',
          label: 'Design',
          content: <DesignTab {...fields} code={css} isInSight={tab === 'design'} />,
        },
        {
          id: 'settings',
          label: 'Settings',
          content: <SettingsTab editor={editor} regeneration={regeneration} />,
        },
      ]}
    />
  );
}
