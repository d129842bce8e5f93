import Megaphone from 'lucide-react/icons/megaphone';
import { useBeginAdConnection } from '#web/ads/api/ad-account.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Goes to Facebook and comes back to this screen. */
export function ConnectButton({ children, isQuiet = false }: { children: string; isQuiet?: boolean }) {
  const begin = useBeginAdConnection();
  const leave = (address: string) => location.assign(address);
  return (
    <>
      {begin.isError ? <Notice tone="danger">Error: {begin.error.message}</Notice> : null}
      <Button
        variant={isQuiet ? 'secondary' : 'primary'}
        icon={<Megaphone />}
        isPending={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate(location.origin + paths.settings, { onSuccess: leave })}
      >
        {children}
      </Button>
    </>
  );
}
