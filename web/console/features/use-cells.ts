import { useCallback, useRef, useState } from 'react';
import type { AiFeature, FeatureToggle } from '#shared/features/ai-features.ts';
import { type CellChange, useUpdateCell } from '#web/console/api/features.ts';

/** Unconfirmed cell values, by restaurant. */
export type Expected = Readonly<Partial<Record<AiFeature, FeatureToggle>>>;
export type ChangeCell = (change: CellChange, expected: FeatureToggle) => void;

/**
 * Shows each change right away and sends it. Changes of one cell are sent in order. If one fails, the cell shows the
 * saved value again, with the message of the spec (website builder §8).
 */
export function useCells() {
  const { mutateAsync } = useUpdateCell();
  const [expected, setExpected] = useState<ReadonlyMap<string, Expected>>(new Map());
  const [failure, setFailure] = useState<string>();
  const underWay = useRef(new Map<string, Promise<void>>());

  const change = useCallback<ChangeCell>(
    (body, toggle) => {
      const { restaurant_id, feature_name } = body;
      const key = `${restaurant_id} ${feature_name}`;
      const expect = (next: FeatureToggle | undefined) =>
        setExpected((before) => {
          const { [feature_name]: _old, ...others } = before.get(restaurant_id) ?? {};
          const row = next === undefined ? others : { ...others, [feature_name]: next };
          return new Map(before).set(restaurant_id, row);
        });
      const send = async () => {
        try {
          await mutateAsync(body);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          setFailure(`Failed to update feature toggle: ${message}`);
        }
        // A newer change of this cell is being sent.
        if (underWay.current.get(key) !== sent) return;
        underWay.current.delete(key);
        expect(undefined);
      };
      setFailure(undefined);
      expect(toggle);
      const sent = (underWay.current.get(key) ?? Promise.resolve()).then(send);
      underWay.current.set(key, sent);
    },
    [mutateAsync],
  );
  return { expected, failure, change };
}
