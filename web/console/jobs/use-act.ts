import { useJobAct } from '#web/console/api/jobs.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Does something about failed work, and says how it went. */
export function useAct() {
  const { mutate, isPending, variables } = useJobAct();
  const act = (asked: Parameters<typeof mutate>[0]) =>
    mutate(asked, {
      onSuccess: (message) => showToast({ tone: 'good', title: message }),
      onError: (error) => showToast({ tone: 'danger', title: errorMessages(error).title }),
    });
  return { act, isPending, pending: variables };
}
