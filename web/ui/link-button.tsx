import { ButtonContent, type ButtonLook, buttonClassName } from './button-content.tsx';
import { Link, type LinkProps } from './link.tsx';

/** A link that looks like a button: it navigates (`href`) instead of acting. */
export function LinkButton({
  variant,
  size,
  isWide,
  self,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={buttonClassName({ variant, size, isWide, self }, className)}>
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Link>
  );
}
