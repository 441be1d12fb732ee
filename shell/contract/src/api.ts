import type { CallAnswer, CallInput, CallName } from '@plaza/api-contract';

/** Calls the api by the call's own name: `api.call('GET /profile/:username', { params: { username } })`. */
export interface ApiClient {
  call<Name extends CallName>(name: Name, input?: CallInput<Name> & CallOptions): Promise<CallAnswer<Name>>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Hears how much of the body has gone out, 0 to 1, while a file is uploaded. Since 1.2. */
  onProgress?: (share: number) => void;
}

/** A apiError or a failure, in words a visitor may read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The code of the declared error, or `network` when nothing answered. */
  readonly code: string;
  /** The HTTP status; 0 when nothing answered. */
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    message: string,
    about: {
      code: string;
      status: number;
      requestId?: string | undefined;
      fields?: Record<string, string> | undefined;
    },
  ) {
    super(message);
    this.code = about.code;
    this.status = about.status;
    this.requestId = about.requestId;
    this.fields = about.fields ?? {};
  }
}
