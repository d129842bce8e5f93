import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FrameEditor, type FrameEditorDependencies } from './frame-editor.ts';

type EditFrameProps = Omit<FrameEditorDependencies, 'page'> & {
  name: string;
  /** Renders the whole page when editing starts. */
  firstHtml: () => string;
  editor: RefObject<FrameEditor | undefined>;
  /** Called when the page is ready to edit. */
  onReady: () => void;
  className: string | undefined;
  style?: CSSProperties;
};

/** The page in its frame, edited in place. React doesn’t render it during editing. */
export function EditFrame({
  name,
  firstHtml,
  editor,
  onReady,
  className,
  style,
  ...dependencies
}: EditFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [html] = useState(firstHtml);
  const [loads, setLoads] = useState(0);
  const latest = useRef({ dependencies, onReady });
  useLayoutEffect(() => {
    latest.current = { dependencies, onReady };
  });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads === 0 || !page) return;
    const own = new FrameEditor({ page, ...latest.current.dependencies });
    editor.current = own;
    latest.current.onReady();
    return () => {
      own.destroy();
      editor.current = undefined;
    };
  }, [loads, editor]);
  const scale = Number(style?.scale ?? 1);
  useEffect(() => {
    if (loads === 0) return;
    frame.current?.contentDocument?.documentElement.style.setProperty('--ui', String(1 / scale));
  }, [loads, scale]);
  return (
    <iframe
      ref={frame}
      className={className}
      style={style}
      title={`Editing ${name}`}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}
