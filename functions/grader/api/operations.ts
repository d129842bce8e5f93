export { createAnalyzePresence as analyzePresence } from './analyze-presence.ts';
export { createCheckGrade as checkGrade } from './grader/check-grade.ts';
export { createCompareGrades as compareGrades } from './grader/compare-grades.ts';
export { createGetGrade as getGrade, createGetWebsiteScore as getWebsiteScore } from './grader/get-grade.ts';
export { createListGrades as listGrades } from './grader/list-grades.ts';
