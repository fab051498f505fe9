/** `npm run release:rehearsal`: versions, builds, publishes and installs the library, all on this machine. */
import { rehearseRelease } from './release/rehearse.ts';

const { published, changelog, installed, ran } = await rehearseRelease();
console.log(changelog);
console.log(`Published ${published.join(', ')} to a registry on loopback.`);
console.log(`Installed ${installed.version} from there in an empty folder; a program in it printed: ${ran}`);
