/**
 * The import direction of the architecture (docs/architecture.md), checked by `npm run check`.
 * Tests may reach for whatever they try out; product files may not.
 */
const TEST = '\\.test\\.tsx?$';
const OURS = '^(?:shared|functions|infra|web|tests|scripts)/';
/** The folder of a deployed function below its noun: it has a handler, and nothing else imports it. */
const FUNCTION = '[a-z-]*(?:api|worker|schedule|projector|page-fetch)';

const rules = [
  {
    name: 'no-circles',
    comment: 'Files that need each other, types included, cannot be understood one at a time.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    comment: 'An import that leads nowhere.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'shared-runs-on-both-sides',
    comment: 'shared/ may import only zod/mini and itself; lists also read phone numbers.',
    from: { path: '^shared/', pathNot: [TEST, '^shared/lists/guests/phone-reader\\.ts$'] },
    to: { pathNot: ['^shared/', '^node_modules/zod/(?:v4/)?mini/'] },
  },
  {
    name: 'phones-are-read-on-both-sides',
    comment: 'The one place of shared/ that knows numbering plans.',
    from: { path: '^shared/lists/guests/phone-reader\\.ts$' },
    to: { pathNot: ['^shared/', '^node_modules/libphonenumber-js/'] },
  },
  {
    name: 'shared-tests-stay-near',
    comment: 'Tests of shared/ import no function, screen or stack; packages and builders they may.',
    from: { path: `^shared/.*${TEST}` },
    to: { path: '^(?:functions|infra|web|scripts)/' },
  },
  {
    name: 'operations-are-plain-functions',
    comment: 'No SDK and no Lambda events in operations: repositories and the platform have them.',
    from: {
      path: '^functions/',
      pathNot: [
        TEST,
        '^functions/(?:platform|ai/models/bedrock|[a-z-]+/provider)/',
        '/(?:handler|s3-[a-z-]+|[a-z-]+-repository)\\.ts$',
        '^functions/[a-z-]+/[a-z-]*worker/',
      ],
    },
    to: { path: '^node_modules/(?:@aws-sdk/|@types/aws-lambda|aws-lambda)' },
  },
  {
    name: 'tables-open-in-repositories',
    comment: 'One repository a table: nothing else opens one.',
    from: { pathNot: [TEST, '^functions/(?:.*-repository|platform/limits/rate-limiter)\\.ts$'] },
    to: { path: '^functions/platform/aws/dynamo-table\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'tables-are-asked-by-repositories',
    comment: 'One repository a table: nothing else sends commands to DynamoDB.',
    from: {
      path: '^functions/',
      pathNot: [
        TEST,
        '-repository\\.ts$',
        '^functions/platform/(?:aws/|limits/rate-limiter\\.|stream-handler\\.)',
      ],
    },
    to: { path: '^node_modules/@aws-sdk/(?:client|lib|util)-dynamodb/' },
  },
  {
    name: 'texts-come-through-the-writer',
    comment: 'The one door to text generation: others name a task, or the shape of its result.',
    from: {
      path: '^(?:shared|functions|infra|web|scripts)/',
      pathNot: [TEST, '^functions/ai/'],
    },
    to: {
      path: '^functions/ai/(?:models/(?:bedrock|openai-compatible)|design|readers/(?!requests/))',
      pathNot: [
        '^functions/ai/design/design(?:-task)?\\.ts$',
        '^functions/ai/readers/read-(?:profile|menu-photo)-task\\.ts$',
      ],
    },
  },
  {
    name: 'functions-stay-apart',
    comment:
      'A deployed function imports its own folder, the code that nouns share, functions/platform, and shared/.',
    from: { path: `^functions/([^/]+)/(${FUNCTION})/` },
    to: { path: `^functions/[^/]+/${FUNCTION}/`, pathNot: '^functions/$1/$2/' },
  },
  {
    name: 'nouns-know-no-function',
    comment: 'What functions share lies beside their folders, and knows none of them.',
    from: { path: '^functions/', pathNot: [TEST, `^functions/[^/]+/${FUNCTION}/`] },
    to: { path: `^functions/[^/]+/${FUNCTION}/` },
  },
  {
    name: 'platform-knows-no-noun',
    comment:
      'functions/platform may import only itself, functions/ai, and shared/. The function of routes also asks who signs in.',
    from: { path: '^functions/platform/', pathNot: [TEST, '^functions/platform/http/http-function\\.ts$'] },
    to: { path: '^functions/', pathNot: '^functions/(?:platform|ai)/' },
  },
  {
    name: 'functions-know-no-surroundings',
    comment: 'Functions run on Lambda: nothing of the stacks, the web app or the scripts is there.',
    from: { path: '^functions/', pathNot: [TEST, '^functions/platform/needs/needs\\.ts$'] },
    to: { path: '^(?:infra|web|tests|scripts)/' },
  },
  {
    name: 'needs-name-resources',
    comment: 'The helper of needs knows the resources by their types.',
    from: { path: '^functions/platform/needs/needs\\.ts$' },
    to: { path: '^(?:infra|web|tests|scripts)/', pathNot: '^infra/(?:resources|called-functions)\\.ts$' },
  },
  {
    name: 'needs-are-declarations',
    comment: 'What a function needs is read by the stacks too: its file imports the helper and nothing else.',
    from: { path: '^functions/(?!platform/).*/needs\\.ts$' },
    to: { pathNot: '^functions/platform/needs/needs\\.ts$' },
  },
  {
    name: 'ui-knows-no-product',
    comment: 'The design system imports nothing of ours.',
    from: { path: '^web/ui/', pathNot: TEST },
    to: { path: OURS, pathNot: '^web/ui/' },
  },
  {
    name: 'screens-are-opened-by-the-router',
    comment: 'Nouns share components, hooks, and calls, and no screens.',
    from: { path: '^web/', pathNot: [TEST, '^web/app/'] },
    to: { path: '-screen\\.tsx$' },
  },
  {
    name: 'nouns-know-no-app',
    comment: 'The router imports the screens; what they share with it lies in web/shell and web/client.',
    from: { path: '^web/', pathNot: [TEST, '^web/app/'] },
    to: { path: '^web/app/' },
  },
  {
    name: 'web-runs-in-browsers',
    comment: 'web/ may import only shared/ and itself.',
    from: { path: '^web/', pathNot: TEST },
    to: { path: '^(?:functions|infra|tests|scripts)/' },
  },
  {
    name: 'web-loads-groups-apart',
    comment: 'A screen loads the route tables that it calls: only types come from the list of all groups.',
    from: { path: '^web/', pathNot: TEST },
    to: { path: '^shared/contract/routes\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'infra-reads-needs',
    comment: 'Stacks name functions by their entry path, and import what they need and nothing else.',
    from: { path: '^infra/(?!local/)', pathNot: TEST },
    to: { path: '^functions/', pathNot: ['/needs\\.ts$', '^functions/platform/needs/'] },
  },
];

export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Reads type imports too. The option `tsPreCompilationDeps` asks for a TypeScript before 7, which is not here.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
