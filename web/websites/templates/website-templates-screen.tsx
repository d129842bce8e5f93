import LayoutTemplate from 'lucide-react/icons/layout-template';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { adviceFor, errorMessages } from '#web/shell/errors/error-messages.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { useTemplates } from '#web/websites/api/templates.ts';
import { CategoryFilter } from './category-filter.tsx';
import { TemplateCard } from './template-card.tsx';
import { type CategoryChoice, readCategory } from './template-category.ts';
import { TemplateLook } from './template-look.tsx';
import styles from './website-templates-screen.module.css';

/** The template gallery (spec, website builder §2.7). The address holds the category and the open preview. */
export function WebsiteTemplatesScreen() {
  const templates = useTemplates();
  const gallery = useGalleryAddress();
  const shown = templates.data?.filter(
    ({ category }) => gallery.category === 'all' || category === gallery.category,
  );
  return (
    <Stack gap={3}>
      <ScreenTitle>Templates</ScreenTitle>
      <PageHeader
        title="Choose a design"
        subtitle="Pick from six designs. You can change every word, color, and image."
        back={{ href: paths.websiteBuilder, label: 'Back to Website Builder' }}
      />
      <CategoryFilter value={gallery.category} onChange={gallery.choose} />
      {shown !== undefined ? (
        <Gallery templates={shown} onLook={gallery.look} onShowAll={() => gallery.choose('all')} />
      ) : templates.isPending ? (
        <GalleryLoading />
      ) : (
        <GalleryFailure templates={templates} />
      )}
      <TemplateLook
        template={templates.data?.find(({ id }) => id === gallery.lookedAt)}
        onClose={gallery.closeLook}
      />
    </Stack>
  );
}

/** The category and the open preview are in the address, so that Back closes the preview and links can be shared. */
function useGalleryAddress() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const withSearch = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(search);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    category: readCategory(search.get('category')),
    lookedAt: search.get('look') ?? undefined,
    choose: (category: CategoryChoice) =>
      setSearch(withSearch('category', category === 'all' ? undefined : category), {
        replace: true,
        preventScrollReset: true,
      }),
    look: (id: string) =>
      setSearch(withSearch('look', id), { preventScrollReset: true, state: { isLook: true } }),
    closeLook: () => {
      if (location.state?.isLook === true) void navigate(-1);
      else setSearch(withSearch('look', undefined), { replace: true, preventScrollReset: true });
    },
  };
}

type GalleryProps = {
  templates: readonly SiteTemplate[];
  onLook: (id: string) => void;
  onShowAll: () => void;
};

function Gallery({ templates, onLook, onShowAll }: GalleryProps) {
  if (templates.length === 0) {
    return (
      <EmptyState
        icon={<LayoutTemplate />}
        title="No templates found"
        action={<Button onClick={onShowAll}>Show all templates</Button>}
      >
        No designs in this category yet.
      </EmptyState>
    );
  }
  return (
    <>
      <Text size="small" tone="faint" role="status">
        {templates.length === 1 ? '1 design' : `${templates.length} designs`}
      </Text>
      <ul className={styles.gallery}>
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} onLook={() => onLook(template.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function GalleryLoading() {
  return (
    <Loading label="Loading templates…" className={styles.gallery}>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Stack gap={2} key={place}>
          <Skeleton shape="block" className={styles.loadingImage} />
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Stack>
      ))}
    </Loading>
  );
}

function GalleryFailure({
  templates: { error, isFetching, refetch },
}: {
  templates: ReturnType<typeof useTemplates>;
}) {
  return (
    <ErrorState
      title={error?.message ?? 'We couldn’t load the templates'}
      referenceId={errorMessages(error).referenceId}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {adviceFor(error)}
    </ErrorState>
  );
}
