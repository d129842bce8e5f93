import {
  type BedrockRuntimeClient,
  type ConverseCommandInput,
  type ConverseCommandOutput,
  ConverseStreamCommand,
} from '@aws-sdk/client-bedrock-runtime';
import { MOST_ANSWER_BYTES } from '../language-model.ts';
import { ANSWER_FAILURES, ModelFailure } from '../model-failure.ts';

export type Conversed = Pick<ConverseCommandOutput, '$metadata' | 'output' | 'stopReason' | 'usage'>;

/** The same request through ConverseStream; what it gives in the end is what Converse would have given. */
export async function converseInParts(
  client: BedrockRuntimeClient,
  input: ConverseCommandInput,
  { abortSignal, onPart }: { abortSignal: AbortSignal; onPart: (part: string) => void },
): Promise<Conversed> {
  const { stream, $metadata } = await client.send(new ConverseStreamCommand(input), { abortSignal });
  let name: string | undefined;
  let [json, words] = ['', ''];
  let stopReason: Conversed['stopReason'];
  let usage: Conversed['usage'];
  for await (const event of stream ?? []) {
    const { toolUse, text = '' } = event.contentBlockDelta?.delta ?? {};
    const part = toolUse?.input ?? text;
    json += toolUse?.input ?? '';
    words += text;
    if (json.length + words.length > MOST_ANSWER_BYTES) throw new ModelFailure(ANSWER_FAILURES.tooLarge);
    name = event.contentBlockStart?.start?.toolUse?.name ?? name;
    stopReason = event.messageStop?.stopReason ?? stopReason;
    usage = event.metadata?.usage ?? usage;
    if (part !== '') onPart(part);
  }
  const content =
    name === undefined ? [{ text: words }] : [{ toolUse: { toolUseId: '', name, input: json } }];
  return { $metadata, output: { message: { role: 'assistant', content } }, stopReason, usage };
}
