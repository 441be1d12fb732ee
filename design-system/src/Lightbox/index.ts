export { Lightbox, type LightboxPicture, type LightboxProps } from './Lightbox.tsx';
