import { Tabs } from '#web/ui/tabs.tsx';
import { useTools } from './tool-tabs.ts';
import { ToolView } from './tool-view.tsx';
import { useToolTab } from './use-tool-tab.ts';

/** The tools in tabs. Switching tabs clears the results. */
export function Tools({ label }: { label: string }) {
  const tools = useTools();
  const [tab, chooseTab] = useToolTab();
  return (
    <Tabs
      label={label}
      value={tab}
      onChange={chooseTab}
      isFitted
      items={tools.map((tool) => {
        const { id, label: name, icon: Icon, Panel } = tool;
        const isComing = Panel === undefined;
        return {
          id,
          label: name,
          icon: <Icon aria-hidden="true" />,
          note: isComing ? 'Coming Soon' : undefined,
          isDisabled: isComing,
          content: <ToolView tool={tool} />,
        };
      })}
    />
  );
}
