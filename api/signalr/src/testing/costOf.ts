/** The processor's time that something takes in this process, whatever else the machine does meanwhile. */
export async function costOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
