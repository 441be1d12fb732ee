export { useProofByPassword } from '../../proof/useProofByPassword.ts';
