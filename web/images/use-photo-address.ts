import { useEffect, useState } from 'react';

/** An address at which the browser shows a file of this device; undefined without one. */
export function usePhotoAddress(photo: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (photo === undefined) {
      setAddress(undefined);
      return undefined;
    }
    const url = URL.createObjectURL(photo);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return address;
}
