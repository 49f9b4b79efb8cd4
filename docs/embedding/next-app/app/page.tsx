import { Fleet } from './Fleet';

interface PageProps {
  searchParams: Promise<{ trailer?: string }>;
}

/** The server renders the frame of the widgets; they load their data in the browser, with the user's token. */
export default async function Page({ searchParams }: PageProps) {
  const { trailer } = await searchParams;
  return <Fleet endpoint={process.env.FLEET_API ?? ''} openVin={trailer} />;
}
