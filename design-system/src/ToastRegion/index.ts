export { toastLifeMs, ToastRegion, type ToastItem, type ToastRegionProps } from './ToastRegion.tsx';
