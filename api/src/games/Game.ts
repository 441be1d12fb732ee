import { Model } from 'objection';

export class Game extends Model {
  static override tableName = 'games';

  id!: string;
  slug!: string;
  title!: string;
  url!: string;
  width!: number;
  height!: number;
  on_mobile!: boolean;
  on_pc!: boolean;
  position!: number;
  line!: string | null;
  image_url!: string | null;
  is_hidden!: boolean;
}
