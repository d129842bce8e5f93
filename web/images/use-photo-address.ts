import { useEffect, useState } from 'react';

/** A URL for a file on this device; undefined without one. */
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
