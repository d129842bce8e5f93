import { spawnSync } from 'node:child_process';
import { AssetHashType, CustomResource, DockerImage, Stack } from 'aws-cdk-lib';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { Construct } from 'constructs';
import type { UploadProperties } from '#infra/files/handler.ts';
import { functionDefaults, type Stage } from '#infra/stacks/stage.ts';
import { acknowledge } from './acknowledge.ts';
import { allow, type Binding, OBJECTS_REASON } from './function/binding.ts';
import { BundledFunction } from './function/bundled-function.ts';

const FILES = `${import.meta.dirname}/../files`;

export type DeployedFilesProps = {
  stage: Stage;
  bucket: Bucket;
  /** The app whose files `infra/files/pack.ts` packs when the stack is deployed or compared. */
  files: 'web' | 'sites';
};

/** The product's own files. A function stores them in a bucket when they change. Earlier files stay. */
export class DeployedFiles extends Construct {
  constructor(scope: Construct, id: string, { stage, bucket, files }: DeployedFilesProps) {
    super(scope, id);
    const asset = new Asset(this, 'Package', {
      path: FILES,
      assetHashType: AssetHashType.OUTPUT,
      bundling: {
        image: DockerImage.fromRegistry('never-used'),
        // Never runs. It gives each package its own entry in CDK's cache.
        command: [files],
        local: { tryBundle: (folder) => pack(files, folder) },
      },
    });
    const uploader = new BundledFunction(this, 'Uploader', {
      ...functionDefaults(stage),
      entry: 'infra/files/handler.ts',
      environment: {
        SERVICE_NAME: 'file-uploader',
        PACKAGE_BUCKET: bindPackage(asset),
        BUCKET: bindUploads(bucket),
      },
      memoryMegabytes: 1024,
      timeoutSeconds: 300,
    });
    const properties: UploadProperties = {
      packageBucket: asset.s3BucketName,
      packageKey: asset.s3ObjectKey,
      bucket: bucket.bucketName,
    };
    const resource = new CustomResource(this, 'Resource', {
      serviceToken: uploader.function.functionArn,
      properties,
    });
    // Its permissions are a separate resource.
    resource.node.addDependency(uploader);
  }
}

function pack(files: string, folder: string): boolean {
  const { status } = spawnSync(process.execPath, [`${FILES}/pack.ts`, files, folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`The files of ${files} couldn’t be packed.`);
  return true;
}

/** The name of CDK's bucket, with the permission to read one package in it. */
function bindPackage(asset: Asset): Binding {
  const arn = Stack.of(asset).formatArn({
    service: 's3',
    region: '',
    account: '',
    resource: asset.s3BucketName,
    resourceName: asset.s3ObjectKey,
  });
  return { value: asset.s3BucketName, grantTo: (role) => allow(role, ['s3:GetObject'], [arn]) };
}

/** The name of a bucket in the same stack, with the permission to store objects in it. */
function bindUploads(bucket: Bucket): Binding {
  return {
    value: bucket.bucketName,
    grantTo: (role) => {
      allow(role, ['s3:PutObject'], [bucket.arnForObjects('*')]);
      const id = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnBucket);
      acknowledge(role, `IAM5[Resource::<${id}.Arn>/*]`, OBJECTS_REASON);
    },
  };
}
