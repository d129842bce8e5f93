/** `+12075550101` → `(207) 555-0101`. */
export function printedPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
