/** A choice of how to see a list, kept in the browser. */
import { useState } from 'react';
import { keys, read, write } from '../../../api/client/storage.ts';

/** @param options the default first; another stored value counts as none */
export function useRemembered<Value extends string | number>(
  key: 'trackerView' | 'trackerPageSize' | 'predictionsView',
  options: readonly [Value, ...Value[]],
): [value: Value, choose: (value: Value) => void] {
  const [value, setValue] = useState(
    () => options.find((each) => String(each) === read(keys[key])) ?? options[0],
  );
  const choose = (chosen: Value) => {
    write(keys[key], String(chosen));
    setValue(chosen);
  };
  return [value, choose];
}
