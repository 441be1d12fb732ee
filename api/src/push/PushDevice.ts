/** A browser that can be pushed to. */
export interface PushDevice {
  id: string;
  instance: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  token: string;
  user_id: string | null;
  session_id: string | null;
  sdk_version: string | null;
  user_agent: string | null;
  created_at: Date;
  last_sent_at: Date | null;
}
