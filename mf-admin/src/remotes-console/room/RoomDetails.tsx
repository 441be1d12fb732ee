import type { RemoteStatus } from '@plaza/api-contract';
import { Button, useWords } from '@plaza/design-system';
import { History, Power } from 'lucide-react';
import { ActDialog } from '../acts/ActDialog.tsx';
import { useRoomAct } from '../acts/useRoomAct.ts';
import classes from '../Console.module.css';
import { RoomFacts } from './RoomFacts.tsx';
import { RoomHistory } from './RoomHistory.tsx';
import { VersionTable } from './VersionTable.tsx';
import { actWords } from '../acts/words.ts';

interface RoomDetailsProps {
  room: RemoteStatus;
  onChanged: () => void;
}

export function RoomDetails({ room, onChanged }: RoomDetailsProps) {
  const t = useWords(actWords);
  const deed = useRoomAct(room.name, onChanged);
  const { previous } = room;
  return (
    <>
      <RoomFacts room={room} />
      <div className={classes.acts}>
        {previous !== null && (
          <Button
            variant="secondary"
            icon={<History />}
            onClick={() => deed.ask({ kind: 'rollback', version: previous })}
          >
            {t.rollback}
          </Button>
        )}
        {/* Without the shell nobody could switch it on again. */}
        {room.name !== 'shell' && (
          <Button
            variant={room.killed ? 'primary' : 'danger'}
            icon={<Power />}
            onClick={() => deed.ask({ kind: room.killed ? 'revive' : 'kill' })}
          >
            {room.killed ? t.revive : t.kill}
          </Button>
        )}
      </div>
      <VersionTable room={room} onActivate={({ version }) => deed.ask({ kind: 'activate', version })} />
      <RoomHistory events={room.events} />
      <ActDialog room={room.name} deed={deed} />
    </>
  );
}
