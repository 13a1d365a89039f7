/** @module A slim bar while the next page loads. */
import { useNavigation } from 'react-router';

export function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <progress className="progress" aria-label="Loading" />;
}
