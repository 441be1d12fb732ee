import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ColourPage } from './ColourPage.tsx';
import { SpacePage } from './SpacePage.tsx';
import { TypePage } from './TypePage.tsx';

const meta: Meta = { title: 'Foundations', tags: ['!autodocs'] };

export default meta;

export const Colour: StoryObj = { render: () => <ColourPage /> };

export const Type: StoryObj = { render: () => <TypePage /> };

export const Space: StoryObj = { render: () => <SpacePage /> };
