import { contactDraft } from '#shared/console/business-intelligence/contact-draft.ts';
import type { AtRiskCustomer } from '#web/console/api/business-intelligence.ts';
import { OwnerLetter } from '#web/console/owner-letter.tsx';

type ContactDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  customer: AtRiskCustomer | undefined;
};

/** An email to an owner, drafted from the reasons for their risk score. */
export function ContactDialog({ isOpen, onClose, customer }: ContactDialogProps) {
  if (customer === undefined) return null;
  return (
    <OwnerLetter
      isOpen={isOpen}
      onClose={onClose}
      restaurant={customer}
      description="We drafted this from the restaurant’s activity. Edit it before you send it."
      draft={contactDraft(customer.name, customer.reasons)}
    />
  );
}
