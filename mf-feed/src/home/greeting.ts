/** Which good words go with the hour: the square has its own idea of when the night begins. */
export function greeting(hour: number): 'stillUp' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'stillUp';
  if (hour < 12) return 'morning';
  if (hour < 18) return 'afternoon';
  return 'evening';
}
