import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, type AppProps, type IPolicyValidationPlugin, Validations } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { addStage } from './app.ts';
import { createStage, type Stage } from './stacks/stage.ts';
import type { StageConfig, StageName } from './stages.ts';

export type Resource = {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  DependsOn?: string[];
};

/** One resource of a synthesized stage, with its location. */
export type PlacedResource = Resource & { part: string; logicalId: string };

type Template = {
  Resources: Record<string, Resource>;
  Parameters?: Record<string, { Default?: string }>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
};

export type SynthesizedStage = {
  /** By part of the stage, such as `data`. */
  templates: Readonly<Record<string, Template>>;
  resources: (type: string, part?: string) => PlacedResource[];
  /** The logical ID that a template value refers to, in whichever stack it is. */
  targetOf: (value: unknown) => string | undefined;
};

/**
 * An app with the context of cdk.json. Functions aren't bundled, because templates don't need their code. CDK's own
 * check of templates, which takes half of a synthesis, only warns; `cdk synth` and deployments run it.
 */
export function createTestApp(props: AppProps = {}): App {
  const { context } = JSON.parse(readFileSync(`${import.meta.dirname}/../cdk.json`, 'utf8')) as {
    context: Record<string, unknown>;
  };
  return new App({
    builtinCloudFormationValidation: false,
    ...props,
    context: { ...context, ...props.context, 'aws:cdk:bundling-stacks': [] },
  });
}

/** The stage `name` as it can be deployed: production has an operator's values instead of placeholders. */
export function aStage(name: StageName): Stage {
  const stage = createStage(name);
  if (name !== 'production') return stage;
  const email: StageConfig['email'] = { provider: 'ses', sender: 'hello@mail.our-restaurants.app' };
  return { ...stage, config: { ...stage.config, email, alarmEmail: 'operator@our-restaurants.app' } };
}

/** Stages already synthesized in this process, by name and configuration. Tests only read them. */
const synthesized = new Map<string, SynthesizedStage>();

/** A stage as `cdk synth` creates it, for tests. Synthesized once per configuration. */
export function synthesizedStage(name: StageName, config = aStage(name).config): SynthesizedStage {
  const key = JSON.stringify([name, config]);
  const stage = synthesized.get(key) ?? synthesizeStage(name, { config });
  synthesized.set(key, stage);
  return stage;
}

/** Synthesizes a stage like `cdk synth`, optionally with another configuration or more context. */
export function synthesizeStage(
  name: StageName,
  other: {
    config?: StageConfig;
    context?: Record<string, string>;
    plugins?: IPolicyValidationPlugin[];
  } = {},
): SynthesizedStage {
  const outdir = mkdtempSync(path.join(tmpdir(), 'tableside-synth-'));
  try {
    const app = createTestApp({ outdir, ...(other.context !== undefined && { context: other.context }) });
    const stage = aStage(name);
    addStage(app, { ...stage, config: other.config ?? stage.config });
    Validations.of(app).addPlugins(...(other.plugins ?? []));
    return readStage(app.synth(), `tableside-${name}-`);
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

type Reference = { Ref?: string; 'Fn::GetAtt'?: string[]; 'Fn::ImportValue'?: string };

/** Values shared through Systems Manager, by the ID of the parameter that reads them. */
function sharedValues(templates: SynthesizedStage['templates']): Map<string, unknown> {
  const all = Object.values(templates);
  const values = new Map(
    all
      .flatMap(({ Resources }) => Object.values(Resources))
      .filter(({ Type }) => Type === 'AWS::SSM::Parameter')
      .map(({ Properties }) => [Properties.Name, Properties.Value]),
  );
  const readers = all.flatMap(({ Parameters = {} }) => Object.entries(Parameters));
  return new Map(readers.map(([id, { Default }]) => [id, values.get(Default)]));
}

function readStage(assembly: CloudAssembly, prefix: string): SynthesizedStage {
  const templates: Record<string, Template> = Object.fromEntries(
    assembly.stacks.map((stack) => [stack.stackName.slice(prefix.length), stack.template as Template]),
  );
  const all = Object.entries(templates).flatMap(([part, template]) =>
    Object.entries(template.Resources).map(([logicalId, resource]) => ({ ...resource, part, logicalId })),
  );
  const exported = new Map(
    Object.values(templates)
      .flatMap((template) => Object.values(template.Outputs ?? {}))
      .map((output) => [output.Export?.Name, output.Value]),
  );
  const shared = sharedValues(templates);
  const targetOf = (value: unknown): string | undefined => {
    const reference = (value ?? {}) as Reference;
    if (reference['Fn::ImportValue'] !== undefined)
      return targetOf(exported.get(reference['Fn::ImportValue']));
    // An ARN or name that contains a shared value.
    const used = /SsmParameterValue\w+/.exec(JSON.stringify(value) ?? '')?.[0];
    if (used !== undefined) return targetOf(shared.get(used));
    return reference.Ref ?? reference['Fn::GetAtt']?.[0];
  };
  return {
    templates,
    resources: (type, part) =>
      all.filter((resource) => resource.Type === type && (part === undefined || resource.part === part)),
    targetOf,
  };
}
