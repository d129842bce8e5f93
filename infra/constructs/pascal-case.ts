/** `generationJobs` → `GenerationJobs`: construct ids, which name a resource for good. */
export function pascalCase(camelCase: string): string {
  return camelCase.charAt(0).toUpperCase() + camelCase.slice(1);
}
