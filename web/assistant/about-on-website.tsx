import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '#web/client/query-keys.ts';
import { linkTo, paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { loadWebsite, saveContent, type WebsiteVersionKey } from '#web/websites/api/website-editing.ts';
import { forgetWebsites, websitePageQuery } from '#web/websites/api/websites.ts';
import { useAttempt } from './use-writing.ts';

const ABOUT = 'pages[0].sections.about.content';
/** How many of the newest websites to offer. */
const OFFERED = 3;

type AboutOnWebsiteProps = { text: string; onLeave: () => void };
/** The current website, and the text that the new one replaced. */
type Used = { key: WebsiteVersionKey; before: string };

/** Puts a new About text on a website, or restores the old one. Guests see it after the owner publishes. */
export function AboutOnWebsite({ text, onLeave }: AboutOnWebsiteProps) {
  const websites = useQuery(websitePageQuery(1)).data?.websites ?? [];
  const { used, isPending, failure, use, undo } = useAbout(text);
  if (websites.length === 0)
    return (
      <LinkButton size="small" href={paths.websiteBuilder} onClick={onLeave}>
        Create a website first
      </LinkButton>
    );
  return (
    <>
      {used === undefined ? (
        <Cluster gap={1}>
          {websites.slice(0, OFFERED).map(({ website_id, website_name }) => (
            <Button key={website_id} size="small" isPending={isPending} onClick={() => void use(website_id)}>
              {websites.length === 1 ? 'Use on website' : `Use on ${website_name}`}
            </Button>
          ))}
        </Cluster>
      ) : (
        <>
          <p role="status">Done. Publish your website so guests can see it.</p>
          <Cluster gap={1}>
            <Button size="small" isPending={isPending} onClick={() => void undo(used)}>
              Undo
            </Button>
            <LinkButton size="small" href={linkTo.websitePreview(used.key.id)} onClick={onLeave}>
              See website
            </LinkButton>
          </Cluster>
        </>
      )}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
    </>
  );
}

function useAbout(text: string) {
  const queries = useQueryClient();
  const [used, setUsed] = useState<Used>();
  const { isPending, failure, attempt } = useAttempt();
  const save = async (key: WebsiteVersionKey, about: string) => {
    const { version } = await saveContent(key, { [ABOUT]: about }, true);
    await queries.invalidateQueries({ queryKey: queryKeys.website(key.id) });
    await forgetWebsites(queries);
    return { id: key.id, version };
  };
  return {
    used,
    isPending,
    failure,
    use: (id: string) =>
      attempt(async () => {
        const { version, pages } = await loadWebsite(id);
        const before = pages[0]?.sections.about?.content ?? '';
        setUsed({ key: await save({ id, version }, text), before });
      }),
    undo: ({ key, before }: Used) =>
      attempt(async () => {
        await save(key, before);
        setUsed(undefined);
      }),
  };
}
