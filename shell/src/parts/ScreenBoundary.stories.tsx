import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PartMissing } from './lazyPart.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

function Broken({ isMissing }: { isMissing: boolean }): never {
  throw isMissing
    ? new PartMissing('Loading chunk 7 failed.', async () => undefined)
    : new Error('On purpose.');
}

/** A screen of which a piece did not arrive, or which threw. */
function BrokenStory({ isMissing }: { isMissing: boolean }) {
  return (
    <ScreenBoundary>
      <Broken isMissing={isMissing} />
    </ScreenBoundary>
  );
}

const meta = {
  title: 'Shell/A screen that fails',
  component: BrokenStory,
  // React tells the console of every error that a boundary has caught; here it is there on purpose.
  beforeEach() {
    const { error } = console;
    console.error = () => undefined;
    return () => void (console.error = error);
  },
} satisfies Meta<typeof BrokenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MissingPiece: Story = { args: { isMissing: true } };
export const MissingPieceOnAPhone: Story = { ...MissingPiece, globals: { viewport: { value: 'phone' } } };
export const Thrown: Story = { args: { isMissing: false } };
