export { DuskPanorama, type DuskPanoramaProps } from './DuskPanorama.tsx';
