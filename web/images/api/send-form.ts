import { uploadFailed } from './upload-error.ts';

/** Spec, website builder §9. */
const UPLOAD_TIMEOUT_MS = 30_000;

export type Sending = {
  /** Percent of the bytes sent, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/**
 * Posts a form and reports progress, which `fetch` can’t. Throws `UploadError` with the spec’s message, or the
 * signal’s reason if the caller aborted.
 */
export function sendForm(url: string, form: FormData, { onProgress, signal }: Sending): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  request.timeout = UPLOAD_TIMEOUT_MS;
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onProgress?.(Math.floor((loaded / total) * 100));
  };
  request.onload = () => {
    const { status, statusText } = request;
    if (status >= 200 && status < 300) resolve();
    else reject(uploadFailed(statusText || `status ${status}`));
  };
  request.onerror = () => reject(uploadFailed('Network error'));
  request.ontimeout = () => reject(uploadFailed('Request timeout'));
  request.onabort = () => reject(signal?.reason);
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort, { once: true });
  request.open('POST', url);
  request.send(form);
  return promise.finally(() => signal?.removeEventListener('abort', abort));
}
