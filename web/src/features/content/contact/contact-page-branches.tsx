import { placeOfBranch, type Branch } from '@institute/schema';
import { Door } from '../../../components/pictures/door.tsx';
import { useBranches } from '../../../lib/content/use-branches.ts';
import { useInstitute } from '../../../lib/content/use-institute.ts';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import * as texts from '../../../texts/en/contact.ts';
import styles from './contact-page-branches.module.css';

function BranchCard({ branch }: { readonly branch: Branch }) {
  const { company } = useInstitute();
  const { name } = branch;
  const { address, directions, phone, map } = placeOfBranch(branch, company);
  return (
    <li className={styles.branch}>
      <Door seed={name} rows={5} />
      <div>
        <h4>{name}</h4>
        {address && <address>{address}</address>}
        {directions && <p>{directions}</p>}
        <p className={styles.ways}>
          {phone && <a href={telephoneLink(phone)}>{phone}</a>}
          <a
            href={map}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.openMap + texts.branchInNewTab(name)}
          >
            {texts.openMap}
          </a>
        </p>
      </div>
    </li>
  );
}

/** Where classes are held, each with its address, the way there and its phone (contact-14). */
export function Branches() {
  const branches = useBranches();
  if (branches.length === 0) return null;
  return (
    <div id="branches" className={styles.branches}>
      <h3>{texts.branches}</h3>
      <ul>
        {branches.map((branch, index) => (
          <BranchCard key={index} branch={branch} />
        ))}
      </ul>
    </div>
  );
}
