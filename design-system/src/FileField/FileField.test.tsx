import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField } from './index.ts';
import { fitsAccept } from './FileField.tsx';

const picture = new File(['x'], 'castle.png', { type: 'image/png' });
const song = new File(['x'], 'song.mp3', { type: 'audio/mpeg' });

function show(props: { multiple?: boolean; disabled?: boolean } = {}) {
  const handleFiles = jest.fn();
  render(<FileField label="Picture" accept="image/*" onFiles={handleFiles} {...props} />);
  return { handleFiles, field: screen.getByLabelText('Picture') };
}

describe('FileField', () => {
  it('takes a picked file, and the same one again', async () => {
    const { handleFiles, field } = show();
    await userEvent.upload(field, picture);
    await userEvent.upload(field, picture);
    expect(handleFiles.mock.calls).toEqual(Array(2).fill([{ files: [picture], refused: [] }]));
  });

  it('takes what is dropped, and says what it does not want', () => {
    const { handleFiles, field } = show({ multiple: true });
    fireEvent.drop(field, { dataTransfer: { files: [picture, song] } });
    expect(handleFiles).toHaveBeenCalledWith({ files: [picture], refused: [song] });
  });

  it('takes one of many where only one is asked for', () => {
    const { handleFiles, field } = show();
    fireEvent.drop(field, { dataTransfer: { files: [picture, song] } });
    expect(handleFiles).toHaveBeenCalledWith({ files: [picture], refused: [] });
  });

  it('takes a pasted picture, and leaves pasted words alone', () => {
    const { handleFiles, field } = show();
    fireEvent.paste(field, { clipboardData: { files: [] } });
    expect(handleFiles).not.toHaveBeenCalled();
    fireEvent.paste(field, { clipboardData: { files: [picture] } });
    expect(handleFiles).toHaveBeenCalledTimes(1);
  });

  it('takes nothing while it is off', () => {
    const { handleFiles, field } = show({ disabled: true });
    fireEvent.drop(field, { dataTransfer: { files: [picture] } });
    expect(handleFiles).not.toHaveBeenCalled();
  });
});

describe('fitsAccept', () => {
  const castle = { name: 'Castle.JPG', type: 'image/jpeg' };

  it.each(['', 'image/*', 'image/png, image/jpeg', '.jpg', '*/*'])('takes a picture for "%s"', (accept) => {
    expect(fitsAccept(castle, accept)).toBe(true);
  });

  it.each(['video/*', 'image/png', '.png'])('does not take it for "%s"', (accept) => {
    expect(fitsAccept(castle, accept)).toBe(false);
  });
});
