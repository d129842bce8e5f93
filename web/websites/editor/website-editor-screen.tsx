import { WebsiteWindow } from '#web/websites/website-window.tsx';
import { EditorWorkspace } from './editor-workspace.tsx';

/** The advanced editor of one website (spec, website builder §2.6). */
export function WebsiteEditorScreen() {
  return (
    <WebsiteWindow
      titleOf={(name) => (name === undefined ? 'Advanced editor' : `Edit ${name}`)}
      failure="You can’t edit this website"
    >
      {(website) => <EditorWorkspace key={website.website_id} website={website} />}
    </WebsiteWindow>
  );
}
