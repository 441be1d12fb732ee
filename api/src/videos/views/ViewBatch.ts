import type { Knex } from 'knex';

interface View {
  videoId: string;
  viewerId: string;
  /** The day, as YYYY-MM-DD. */
  day: string;
}

/**
 * Counts views, a person once a day for each video. What comes while a batch is being written goes into the next: a video
 * that everybody watches costs a few statements, and whoever gets an answer has been counted.
 */
export class ViewBatch {
  readonly #db: Knex;
  #waiting: View[] = [];
  #next: Promise<void> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Knex) {
    this.#db = db;
  }

  add(view: View): Promise<void> {
    this.#waiting.push(view);
    this.#next ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        const views = this.#waiting;
        this.#waiting = [];
        this.#next = undefined;
        this.#writing = this.#write(views);
        return this.#writing;
      });
    return this.#next;
  }

  async #write(views: readonly View[]): Promise<void> {
    await this.#db.raw(
      `with told as (
         select distinct * from unnest(:videos::text[], :viewers::bigint[], :days::date[]) as t (video_id, viewer_id, seen_on)
       ), fresh as (
         insert into video_views (video_id, viewer_id, seen_on)
         -- Who has left meanwhile is not counted, nor is a guest of a day.
         select t.video_id, t.viewer_id, t.seen_on from told t join users u on u.id = t.viewer_id
         where u.demo_until is null order by 1, 2
         on conflict do nothing returning video_id
       )
       insert into video_view_counts (video_id, views)
       select video_id, count(*) from fresh group by video_id order by video_id
       on conflict (video_id) do update set views = video_view_counts.views + excluded.views`,
      {
        videos: views.map(({ videoId }) => videoId),
        viewers: views.map(({ viewerId }) => viewerId),
        days: views.map(({ day }) => day),
      },
    );
  }
}
